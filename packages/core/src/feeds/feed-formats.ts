import { FEED_FORMATS } from '@veracite/ground-truth/feeds/feed-format'

/** Formats of feeds, for callers that may not import ground-truth. */
export const FORMATS_OF_FEEDS = FEED_FORMATS
