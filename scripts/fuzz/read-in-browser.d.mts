export function openReader(executablePath: string): Promise<{
  judge(read: { readonly html: string; readonly tree: string }): Promise<string | undefined>;
  close(): Promise<void>;
}>;
