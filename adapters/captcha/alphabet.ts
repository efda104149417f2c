/** Characters that remain distinguishable when distorted: no O 0, I 1, S 5, B 8, G 6, Z 2, U V, and no E because of F. */
export const ALPHABET = 'ACFHJKMPRTWXY3479';

/** Number of characters in a picture. */
export const CHARACTERS = 5;
