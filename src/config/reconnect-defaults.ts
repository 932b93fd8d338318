/**
 * Defaults of reconnects to the gamification platform, in milliseconds. The configuration and the client use them. The
 * file imports nothing, so that the npm package's client does not contain the parsers of the configuration.
 */
export const reconnectDefaults = { delayMs: 5000, jitterMs: 3000 } as const;
