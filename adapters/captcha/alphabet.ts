/** Characters that are not mistaken for each other, warped or not: no O 0, I 1, S 5, B 8, G 6, Z 2, U V, no E beside F. */
export const ALPHABET = 'ACFHJKMPRTWXY3479';

/** How many of them a picture shows. */
export const CHARACTERS = 5;
