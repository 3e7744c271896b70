/** Gives all sizes and formats of an image one name: `facade-640.avif` and `facade-1280.jpg` become `facade.jpg`. */
export function imageNameOf(name: string): string {
  const [, plain] = /^(.+)-\d{2,5}\.(?:avif|webp|jpg|png)$/.exec(name) ?? [];
  return plain === undefined ? name : `${plain}.jpg`;
}
