import type { Challenge } from '../../../application/ports/submissions/challenges.ts';
import type { FormWords } from './form-words.ts';

/** Props of every captcha widget; its response goes into the field `answer`. */
export type WidgetProps = {
  /** Id of the element that takes the focus when the response is missing or wrong. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly error: string | undefined;
  /** Whether the widget has the focus when the page opens. */
  readonly focused: boolean;
  readonly words: FormWords;
  /** Requests another challenge; absent without script. */
  readonly renew: (() => void) | undefined;
};
