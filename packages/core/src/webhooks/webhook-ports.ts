/** Derives an endpoint's secret whenever it is needed, so that it is stored nowhere. */
export interface WebhookSecrets {
  /** `whsec_` and Base64 of 32 bytes: the same for the same id and nonce, for as long as the server's key is the same. */
  secretOf(webhookId: string, nonce: string): string
}

/** How one POST ended. Messages are for operators: they hold no address and no library's text. */
export type PostOutcome =
  /** `reply` is the beginning of the body. */
  | { kind: 'answered'; status: number; reply: string; retryAfterMs: number | null }
  /** Not sent: the rules about addresses forbid it. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable'; message: string }

/**
 * Posts to an untrusted URL. Never reaches a private address unless the operator allows its name, never
 * follows a redirect, never reads more than the beginning of the reply, and never throws for receiver or
 * network failures.
 */
export interface WebhookSender {
  /** What is wrong with a URL about to be registered, in words; null if nothing is. */
  complaintAbout(url: string): string | null
  post(request: {
    url: string
    headers: Record<string, string>
    body: string
    signal: AbortSignal
  }): Promise<PostOutcome>
}
