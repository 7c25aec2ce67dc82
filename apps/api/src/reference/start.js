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
  // Its grey and its colours of methods are too pale to be read by everyone.
  customCss: `
    .light-mode { --scalar-color-2: #4f4f4f; --scalar-color-3: #646464; --scalar-color-blue: #0062a3; --scalar-color-green: #066b35;
      --scalar-color-orange: #9a4a00; --scalar-color-red: #b3141b; --scalar-color-purple: #5b3fd1; --scalar-color-yellow: #7a5b00; }
    .dark-mode { --scalar-color-2: #c4c4c4; --scalar-color-3: #a8a8a8; --scalar-color-blue: #7cc0f5; --scalar-color-green: #6fd3a0; }
  `,
  metaData: { title: 'Veracite API reference' },
})
