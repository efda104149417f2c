import { useEffect, useRef, useState } from 'react';
import { SCRIPT_POLICIES, scriptAddresses } from '../../../domain/page/script-policies.ts';
import { describedBy, FieldError } from '../common/labelled-field.tsx';
import type { WidgetProps } from './challenge-widget.ts';

/** API of captcha vendors' scripts, under a global name. */
type VendorApi = {
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly callback: (answer: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ): unknown;
};

/**
 * Interval in milliseconds, and number, of the checks whether the script has defined its API. Some scripts define it later, because they
 * load a second script.
 */
const LOOK_MS = 100;
const LOOKS = 150;

/**
 * A captcha rendered by its vendor's script, which is loaded only when a captcha is shown. The response passed to the callback goes into
 * the form's own field; fields that the script adds are not submitted.
 */
export function ScriptWidget({ id, challenge, error, words }: WidgetProps) {
  const { script = '', api = '', siteKey = '' } = challenge.props;
  const host = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    const { current } = host;
    const fail = () => {
      if (!left) setFailed(true);
    };
    loadApi(script, api).then(vendor => {
      if (left || !current) return;
      // The vendor renders into an element outside React's tree.
      const element = current.appendChild(document.createElement('div'));
      const clear = () => setAnswer('');
      vendor.render(element, {
        sitekey: siteKey,
        callback: setAnswer,
        'expired-callback': clear,
        'error-callback': fail,
      });
    }, fail);
    return () => {
      left = true;
      current?.replaceChildren();
    };
  }, [script, api, siteKey]);
  return (
    <>
      <FieldError id={id} error={error} />
      {/* The vendor's script fills this element; the vendor's fields are not part of the form. */}
      <div
        id={id}
        ref={host}
        data-vendor=""
        role="group"
        tabIndex={-1}
        aria-label={words('captcha.script')}
        aria-describedby={describedBy({ id, error })}
      />
      <input type="hidden" name="answer" value={answer} />
      {failed ? (
        <p className="field-error" role="alert">
          {words('captcha.scriptFailed')}
        </p>
      ) : null}
      <noscript>
        <p className="field-error">{words('captcha.scriptFailed')}</p>
      </noscript>
    </>
  );
}

/**
 * The Trusted Types policy for vendors' scripts. It is created for the first script only, because the headers of pages without a captcha do
 * not allow it.
 */
let trusted: ((address: string) => string) | undefined;

const loading = new Map<string, Promise<void>>();

/** Loads a vendor's script once per page and returns its API; rejects if it cannot be loaded or never defines its API. */
async function loadApi(address: string, name: string): Promise<VendorApi> {
  let loaded = loading.get(address);
  if (!loaded) {
    trusted ??= scriptAddresses(SCRIPT_POLICIES.captcha, Reflect.get(globalThis, 'trustedTypes'));
    const source = trusted(address);
    loaded = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script');
      element.src = source;
      element.async = true;
      element.onload = () => resolve();
      element.onerror = () => {
        loading.delete(address);
        element.remove();
        reject(new Error(`the captcha script ${address} cannot be loaded`));
      };
      document.head.append(element);
    });
    loading.set(address, loaded);
  }
  await loaded;
  for (let looks = 0; looks < LOOKS; looks++) {
    const vendor: unknown = Reflect.get(globalThis, name);
    if (isVendorApi(vendor)) return vendor;
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`the captcha script ${address} did not define ${name}`);
}

function isVendorApi(value: unknown): value is VendorApi {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}
