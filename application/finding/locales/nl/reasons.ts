import { NL_CONTENT_REASONS } from './content-reasons.ts';
import { NL_FEED_REASONS } from './feed-reasons.ts';
import { NL_PACKAGE_REASONS } from './package-reasons.ts';
import { NL_VALUE_REASONS } from './value-reasons.ts';

export const NL_REASONS = { ...NL_VALUE_REASONS, ...NL_CONTENT_REASONS, ...NL_FEED_REASONS, ...NL_PACKAGE_REASONS };
