import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { z } from 'zod/mini';
import { freePort } from '../support/run/free-port.ts';
import { readResponse } from '../support/reading/read-answer.ts';
import type { Engine, Key, Point } from './driver.ts';
import type { Programs } from './find-engines.ts';
import { openScreen } from './screen.ts';

/** Key codes of the WebDriver specification. */
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

/** Starts WebKitGTK's MiniBrowser over WebDriver, on a virtual display (Xvfb). Each session is a tab with its own storage. */
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
      // Without session bus and graphics card; otherwise the start waits for both.
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
      // During a navigation the driver may never answer a read, so reads time out early and are retried.
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
      // On a busy machine the driver sometimes misses the browser it started: retry once with another.
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
        // All other commands are for the page, and coordinates count from its corner.
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
          // The driver takes a screenshot only after the next repaint, so force one on a page that is at rest.
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
 * Runs in the page, passed as source text, before any other script of a test. The driver reports no console messages, so page and frame
 * record their own errors from then on, including policy violations.
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
