/** A client that refuses it says `gzip;q=0`. */
export const acceptsGzip = (request: Request): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(coding))
