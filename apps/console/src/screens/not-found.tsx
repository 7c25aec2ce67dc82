import { Page } from '../parts/widgets/page.tsx'

export const NotFound = () => (
  <Page title="Nothing here" sub="There is no screen at this address.">
    <p>
      <a href="/console">To the brands</a>
    </p>
  </Page>
)
