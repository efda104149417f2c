import type { ComponentType } from 'react';
import type { Challenge } from '../../../application/ports/submissions/challenges.ts';
import type { WidgetProps } from './challenge-widget.ts';
import { PictureWidget } from './picture-widget.tsx';
import { ScriptWidget } from './script-widget.tsx';

/** Widgets by the kind that the port `Challenges` returns. */
const WIDGETS: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  /** Props: `picture`, the path of the image; `question`, the alternative to the image. */
  picture: PictureWidget,
  /**
   * Widget of a captcha vendor: `script`, the URL of its code; `api`, the name of the global variable with its function `render`; `siteKey`,
   * the public key of the agency.
   */
  script: ScriptWidget,
};

/** Shows the form's challenge by its widget; a placeholder until the challenge has loaded. */
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
        // With another key for each challenge, React replaces the widget, and the visitor's response to the previous challenge is gone.
        <Widget key={challenge.token} challenge={challenge} {...props} />
      ) : (
        <p className="field-hint" id={id} tabIndex={-1}>
          {words('captcha.coming')}
        </p>
      )}
    </div>
  );
}
