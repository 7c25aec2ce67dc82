import { render } from 'preact'

/** The public page. It has a bundle of its own, and no account. */
function Check() {
  return (
    <main class="page">
      <h1>Check evidence</h1>
      <p class="lead">
        Whoever has a bundle can verify it without us: with the command line of this software, with the Python
        client, or by opening the HTML form of the bundle, which checks itself.
      </p>
    </main>
  )
}

const place = document.getElementById('app')
if (place) render(<Check />, place)
