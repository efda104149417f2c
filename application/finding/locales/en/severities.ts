export const EN_SEVERITIES = { wrong: 'wrong', refused: 'refused', 'left-out': 'left out', warning: 'warning' };
