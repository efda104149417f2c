/**
 * The agency's colours, said once, in small letters: styles, mails, pages' heads, pictures of challenges and the checks of the
 * content's colours take them from here. The logo, the icons and the manifest are files: a test tells where they differ.
 */
export const BRAND_COLOURS = {
  paper: '#fbf8f3',
  card: '#ffffff',
  ink: '#1d2a2c',
  valley: '#1f4d45',
  valleyDark: '#163832',
  valleyTint: '#e7eeea',
  brick: '#b4533a',
  brickDark: '#97432e',
  sand: '#eadfcb',
  sandLight: '#f4eddf',
  line: '#e3dacb',
  water: '#dbe7e5',
  landLine: '#d3c6ad',
  error: '#9d2f1f',
} as const;
