import { say } from '@veracite/words/say'
import { Page } from '../parts/widgets/page.tsx'

export const NotFound = () => (
  <Page title={say('frame.nothingHere')} sub={say('frame.thereIsNoScreen')}>
    <p>
      <a href="/console">{say('frame.toTheBrands')}</a>
    </p>
  </Page>
)
