export const FR_SEVERITIES = { wrong: 'erreur', refused: 'refusé', 'left-out': 'non repris', warning: 'avertissement' };
