import { useEffect } from 'react';
import { inField } from './use-row-keys.ts';

/** Selector of the button that takes back an answer whose mail has not left. */
const BUTTON = '[data-take-back]';

/** Keyboard shortcut `z`: presses the page's first button that takes back a held answer. Ignored in fields and with a modifier. */
export function useTakeBackKey(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.repeat || inField(event)) return;
      const button = document.querySelector<HTMLButtonElement>(BUTTON);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn]);
}
