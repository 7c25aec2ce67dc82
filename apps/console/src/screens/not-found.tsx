import { Page } from '../parts/page.tsx'

export const NotFound = () => (
  <Page title="Nothing here" sub="No screen has this address.">
    <p>
      <a href="/console">To the brands</a>
    </p>
  </Page>
)
