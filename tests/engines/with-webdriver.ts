import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { z } from 'zod/mini';
import { freePort } from '../support/run/free-port.ts';
import { readResponse } from '../support/reading/read-answer.ts';
import type { Engine, Key, Point } from './driver.ts';
import type { Programs } from './find-engines.ts';
import { openScreen } from './screen.ts';

/** WebDriver's own characters for keys. */
const KEYS: Readonly<Record<Exclude<Key, 'All'>, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
};
const VALUE = z.object({ value: z.unknown() });
const SESSION = z.object({ sessionId: z.string() });
const TEXT = z.string();
const STRINGS = z.array(TEXT);
const CONTROL = '\uE009';

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** WebKitGTK's MiniBrowser by plain WebDriver, under Xvfb, whose display is in memory. A session is a tab with storage of its own. */
export async function startWebKit({ driver, browser, screen }: Programs): Promise<Engine> {
  const children: ChildProcess[] = [];
  const endAll = () => children.forEach(child => child.kill('SIGTERM'));
  process.once('exit', endAll);

  const display = await openScreen(screen);
  const port = await freePort();
  const host = `http://127.0.0.1:${port}`;
  const running = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      LANGUAGE: 'en',
      LC_ALL: 'C.UTF-8',
      DISPLAY: display.name,
      // No session bus and no card: neither is waited for.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  children.push(running);

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(host + path, {
      method,
      // The driver may forget an answer while a page is left for another: what only reads is asked again.
      signal: AbortSignal.timeout(path.endsWith('/execute/sync') ? 5_000 : 30_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} has no answer`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text.slice(0, 300)}`);
    return readResponse(VALUE, text).value;
  }
  const tell = async (path: string, body: object): Promise<void> => void (await ask('POST', path, body));

  await vi.waitFor(() => ask('GET', '/status'), { timeout: 20_000 });

  return {
    async tab() {
      const begin = async () =>
        SESSION.parse(
          await ask('POST', '/session', {
            capabilities: {
              alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
            },
          }),
        );
      // On a busy machine the driver sometimes never hears of the browser that it started: it starts another.
      const { sessionId } = await begin().catch(begin);
      const session = `/session/${sessionId}`;
      const keys = (actions: readonly KeyAction[]) =>
        tell(`${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
      const stroke = (value: string): readonly KeyAction[] => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await tell(`${session}/timeouts`, { pageLoad: 60_000, script: 30_000 });
      await tell(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
      const run = async (expression: string) =>
        JSON.parse(
          TEXT.parse(
            await ask('POST', `${session}/execute/sync`, {
              script: `(${listen})(); return JSON.stringify(${expression})`,
              args: [],
            }),
          ),
        );
      const mouse = (actions: readonly object[]) =>
        tell(`${session}/actions`, {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
        });
      const inFrame = async (expression: string) => {
        await tell(`${session}/frame`, { id: 0 });
        // Everything else is asked of the page, and points are counted from its corner.
        return run(expression).finally(() => tell(`${session}/frame`, { id: null }));
      };
      return {
        open: url => tell(`${session}/url`, { url }),
        run: (expression, where) => (where === 'frame' ? inFrame(expression) : run(expression)),
        pressAt: point => mouse([moveTo(point), DOWN, UP]),
        pass: ([first, ...others], drags) =>
          mouse([moveTo(first), ...(drags ? [DOWN] : []), ...others.map(moveTo), ...(drags ? [UP] : [])]),
        type: text => keys([...text].flatMap(stroke)),
        key: key =>
          keys(
            key === 'All'
              ? [{ type: 'keyDown', value: CONTROL }, ...stroke('a'), { type: 'keyUp', value: CONTROL }]
              : stroke(KEYS[key]),
          ),
        back: () => tell(`${session}/back`, {}),
        async picture() {
          // The driver waits until the window is drawn anew, which one that stands still never is.
          await run('void document.body.animate([{ opacity: 0.998 }, { opacity: 1 }], 2000) ?? null');
          return Buffer.from(TEXT.parse(await ask('GET', `${session}/screenshot`)), 'base64');
        },
        async complaints() {
          const framed = (await run('frames.length')) > 0 ? await inFrame('globalThis.complaints') : [];
          return STRINGS.parse([...(await run('globalThis.complaints')), ...framed]);
        },
        close: async () => void (await ask('DELETE', session)),
      };
    },
    async end() {
      endAll();
      await display.end();
      await Promise.all(
        children.map(child => child.exitCode === null && child.signalCode === null && once(child, 'exit')),
      );
    },
  };
}

function moveTo({ x, y }: Point): object {
  return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
}

/**
 * Runs in a page before all that is asked of it, as text: the driver tells nothing of consoles, so the page and its
 * frame keep their errors from the first question on, what their policy refuses among them.
 */
function listen(): void {
  const page = window as Window & { complaints?: string[] };
  if (page.complaints) return;
  const complaints: string[] = [];
  page.complaints = complaints;
  const { error } = console;
  console.error = (...said: readonly unknown[]) => {
    complaints.push(said.map(String).join(' '));
    error(...said);
  };
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}
