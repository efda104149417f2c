/**
 * Replaces MobX and its observers in the server's build: the server renders a page once from its stores, and nothing observes them.
 * Observable fields would take 20 % of the time of rendering a list page.
 */
export function makeAutoObservable(): void {}

export function observer<Component>(component: Component): Component {
  return component;
}

export function runInAction<Result>(action: () => Result): Result {
  return action();
}

export function enableStaticRendering(): void {}

export const observable = { map: <Key, Value>() => new Map<Key, Value>() };
export const observableRef = undefined;
