/** Characters that windows-1252 has for the bytes 0x80 to 0x9f, in their order; the five bytes without one are control characters. */
export const WINDOWS_1252: readonly string[] = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)),
];
