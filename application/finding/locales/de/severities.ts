export const DE_SEVERITIES = { wrong: 'Fehler', refused: 'abgelehnt', 'left-out': 'weggelassen', warning: 'Warnung' };
