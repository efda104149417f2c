export const NL_SEVERITIES = { wrong: 'fout', refused: 'geweigerd', 'left-out': 'weggelaten', warning: 'waarschuwing' };
