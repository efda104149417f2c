import type { ComponentType } from 'react';
import type { Challenge } from '../../../application/ports/submissions/challenges.ts';
import type { WidgetProps } from './challenge-widget.ts';
import { PictureWidget } from './picture-widget.tsx';
import { ScriptWidget } from './script-widget.tsx';

/** How challenges are shown, by the name that the port `Challenges` gives. */
const WIDGETS: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  /** `picture`: its path; `question`: the other way to answer. */
  picture: PictureWidget,
  /** A vendor's own: `script`, its address; `api`, the global that has `render`; `siteKey`, of the agency. */
  script: ScriptWidget,
};

/** Shows the challenge of a form by its widget; until there is one, says that it comes. */
export function FormCaptcha({
  challenge,
  ...props
}: Omit<WidgetProps, 'challenge'> & { readonly challenge: Challenge | undefined }) {
  const { id, error, words } = props;
  const Widget = challenge && WIDGETS[challenge.widget];
  return (
    <div
      className="field form-captcha"
      data-kind="captcha"
      data-widget={challenge?.widget}
      data-invalid={error ? '' : undefined}
    >
      {challenge && Widget ? (
        // A new challenge wants a new answer.
        <Widget key={challenge.token} challenge={challenge} {...props} />
      ) : (
        <p className="field-hint" id={id} tabIndex={-1}>
          {words('captcha.coming')}
        </p>
      )}
    </div>
  );
}
