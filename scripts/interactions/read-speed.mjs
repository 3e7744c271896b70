import { importPackage } from "../lighthouse/import-package.mjs";

/** Lighthouse’s benchmark index: how fast the machine is at this moment, in strings that it can build in a second. */
export async function readSpeed(browser) {
  const { pageFunctions } = await importPackage("lighthouse/core/lib/page-functions.js");
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}
