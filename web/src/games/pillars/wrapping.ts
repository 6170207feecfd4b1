/** Text in a drawing: parted into lines, and small enough to fit. */

/** Lines of about so many characters, parted between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The size of a line of text that shall not be wider, for letters that are on average half as wide as high. */
export function fitted(line: string, width: number, size: number): number {
  return Math.min(size, width / (line.length * 0.5));
}
