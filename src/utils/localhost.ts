/** Whether a host name is that of the developer's own machine. */
export const isLocalhost = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
