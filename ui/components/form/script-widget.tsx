import { useEffect, useRef, useState } from 'react';
import { SCRIPT_POLICIES, scriptAddresses } from '../../../domain/page/script-policies.ts';
import type { WidgetProps } from './challenge-widget.ts';

/** What the scripts of captcha vendors offer under a global name of their own. */
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

/** How often, in milliseconds, and how many times it is looked whether a script has put its API in place: some load a second one. */
const LOOK_MS = 100;
const LOOKS = 150;

/**
 * A vendor's challenge, drawn by the vendor's script, which is loaded where one is shown and nowhere else. The answer that it calls
 * back with goes into the form's own field; fields that the script adds are not sent.
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
      // The vendor draws into an element that React knows nothing of.
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
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {/* Its content is the vendor's, and no field in it belongs to the form. */}
      <div
        id={id}
        ref={host}
        data-vendor=""
        role="group"
        tabIndex={-1}
        aria-label={words('captcha.script')}
        aria-describedby={error ? `${id}-error` : undefined}
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

/** Made at the first script: a page without one has no such policy among its headers. */
let trusted: ((address: string) => string) | undefined;

const loading = new Map<string, Promise<void>>();

/** Loads a vendor's script once a page and gives its API; rejects where it cannot be loaded or never offers one. */
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
        reject(new Error('the captcha script cannot be loaded'));
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
  throw new Error('the captcha script offers no API');
}

function isVendorApi(value: unknown): value is VendorApi {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}
