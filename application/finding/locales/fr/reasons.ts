import { FR_CONTENT_REASONS } from './content-reasons.ts';
import { FR_FEED_REASONS } from './feed-reasons.ts';
import { FR_PACKAGE_REASONS } from './package-reasons.ts';
import { FR_VALUE_REASONS } from './value-reasons.ts';

export const FR_REASONS = { ...FR_VALUE_REASONS, ...FR_CONTENT_REASONS, ...FR_FEED_REASONS, ...FR_PACKAGE_REASONS };
