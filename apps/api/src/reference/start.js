/* global Scalar */
// Written for browsers and served as it is. Nothing is loaded from elsewhere, sent elsewhere or kept.
Scalar.createApiReference('#reference', {
  sources: [
    { title: 'API', slug: 'api', url: '/v1/docs/openapi.json' },
    { title: "Operator's API", slug: 'operator', url: '/api/admin/openapi.json' },
  ],
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  proxyUrl: '',
  defaultOpenAllTags: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'bearerAuth' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  metaData: { title: 'Veracite API reference' },
})
