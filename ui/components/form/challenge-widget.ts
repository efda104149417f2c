import type { Challenge } from '../../../application/ports/submissions/challenges.ts';
import type { FormWords } from './form-words.ts';

/** What every widget of a challenge is given; its answer goes into a field named `answer`. */
export type WidgetProps = {
  /** Of the element that takes the focus where the answer is missing or wrong. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly error: string | undefined;
  /** Whether it has the focus when the page opens. */
  readonly focused: boolean;
  readonly words: FormWords;
  /** Shows another challenge; absent where no script runs. */
  readonly renew: (() => void) | undefined;
};
