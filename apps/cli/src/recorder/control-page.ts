import type { Say } from '@veracite/words/say-in'

/** The recorder's own page: buttons, what to do next, and what would be uploaded. */
export const controlPage = (say: Say): string => `<!doctype html>
<html lang="${say.language}">
<meta charset="utf-8">
<title>Veracite recorder</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: .5rem 1.2rem; margin: 0 .5rem .5rem 0 }
  dt { font-weight: 600; margin-top: .8rem }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 20rem; overflow: auto; background: #f3f3f3; padding: .4rem }
  img { max-width: 100%; border: 1px solid #999 }
  textarea { width: 100%; font: inherit }
</style>
<h1 id="app"></h1>
<p id="says" role="status"></p>
<p id="buttons"></p>
<p id="asks" hidden><label>${say('cliRecord.theQuestion')}<textarea id="question" rows="3"></textarea></label></p>
<section id="shown" hidden>
  <h2>${say('cliRecord.onlyThis')}</h2>
  <dl id="preview"></dl>
  <img id="picture" alt="${say('cliRecord.pictureAlt')}" hidden>
</section>
<script>
  const at = (id) => document.getElementById(id)
  let last = ''
  function show(state) {
    const text = JSON.stringify(state)
    if (text === last) return
    last = text
    at('app').textContent = state.app
    at('says').textContent = state.says
    at('buttons').replaceChildren(...state.buttons.map(({ act, label }) => {
      const button = document.createElement('button')
      button.textContent = label
      button.onclick = () => press(act)
      return button
    }))
    at('asks').hidden = !state.asksQuestion
    if (document.activeElement !== at('question')) at('question').value = at('question').value || state.question
    at('shown').hidden = state.preview === null
    at('preview').replaceChildren(...(state.preview ?? []).flatMap(({ name, value }) => {
      const [term, about] = [document.createElement('dt'), document.createElement('dd')]
      term.textContent = name
      about.textContent = value
      return [term, about]
    }))
    at('picture').hidden = state.picture === null
    if (state.picture !== null) at('picture').src = 'data:image/png;base64,' + state.picture
  }
  async function press(act) {
    for (const button of document.querySelectorAll('button')) button.disabled = true
    const answer = await fetch('press', { method: 'POST', body: JSON.stringify({ act, question: at('question').value }) })
    last = ''
    show(await answer.json())
  }
  async function follow() {
    await fetch('state').then(async (answer) => show(await answer.json())).catch(() => {
      at('says').textContent = ${JSON.stringify(say('cliRecord.hasEnded'))}
      at('buttons').replaceChildren()
    })
    setTimeout(follow, 500)
  }
  follow()
</script>
</html>
`
