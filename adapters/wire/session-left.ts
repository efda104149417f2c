/** Remaining time of a session in milliseconds, and whether it can be renewed. */
export type SessionLeft = { readonly left: number; readonly mayStay: boolean };

/** Whether a response body is a session's remaining time. A guard instead of a schema, which would weigh more in each visitor's script. */
export function isSessionLeft(value: unknown): value is SessionLeft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'left' in value &&
    typeof value.left === 'number' &&
    'mayStay' in value &&
    typeof value.mayStay === 'boolean'
  );
}
