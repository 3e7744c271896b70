/**
 * Calls `use` with a temporary form of hidden fields, each file as `attachment_0`, `attachment_1`…, and always removes
 * it afterwards: the e-mail service sends files only from a form.
 */
export async function withTemporaryForm<Outcome>(
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  use: (form: HTMLFormElement) => Promise<Outcome>,
): Promise<Outcome> {
  const form = document.createElement("form");
  form.hidden = true;
  form.enctype = "multipart/form-data";
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  for (const [index, file] of files.entries()) form.append(attachment(`attachment_${index}`, file));
  document.body.append(form);
  try {
    return await use(form);
  } finally {
    form.remove();
  }
}

function attachment(name: string, file: File): HTMLInputElement {
  const input = Object.assign(document.createElement("input"), { type: "file", name });
  input.files = toFileList([file]);
  return input;
}

/** The only way to put files into a field: as if they had been dropped. */
export function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
