import { EN_CONTENT_REASONS } from './content-reasons.ts';
import { EN_FEED_REASONS } from './feed-reasons.ts';
import { EN_PACKAGE_REASONS } from './package-reasons.ts';
import { EN_VALUE_REASONS } from './value-reasons.ts';

/** English texts of all reasons; the keys are the reason codes. */
export const EN_REASONS = { ...EN_VALUE_REASONS, ...EN_CONTENT_REASONS, ...EN_FEED_REASONS, ...EN_PACKAGE_REASONS };
