/** Characters that nobody takes for another, warped or not: no O and 0, I and 1, S and 5, B and 8, G and 6, Z and 2, U and V, no E beside F under a line. */
export const ALPHABET = 'ACFHJKMPRTWXY3479';

/** How many of them a picture shows. */
export const CHARACTERS = 5;
