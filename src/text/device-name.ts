/**
 * True for a name, without its ending, that Windows keeps for a device: no file may have it, whatever its ending.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function isDeviceName(stem: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/i.test(stem);
}
