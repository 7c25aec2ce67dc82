/** The page of the fake engine: it polls for what a person would do. */
export const FAKE_PAGE = `<!doctype html><meta charset="utf-8"><title>Engine</title>
<style>.hide { display: none } .more::after { content: " not" } .chip { border: 1px solid }</style>
<main id="answers"></main>
<script>
const main = document.getElementById('answers')
const bold = (text) => text.replace(/&/g, '&amp;').replace(/[*][*](.+?)[*][*]/g, '<b>$1</b>').replace(/[*](.+?)[*]/g, '<em>$1</em>').replace(/\\[(.+?)\\]\\((.+?)\\)/g, '<a href="$2">$1</a>')
const blocks = (text) => text.split('\\n\\n').map((block) => {
  const lines = block.split('\\n')
  if (block.startsWith('|')) return '<table>' + lines.filter((line) => !line.includes('---')).map((line) => '<tr>' + line.split('|').slice(1, -1).map((cell) => '<td>' + bold(cell.trim()) + '</td>').join('') + '</tr>').join('') + '</table>'
  if (block.startsWith('- ')) return '<ul>' + lines.map((line) => '<li>' + bold(line.slice(2)) + '</li>').join('') + '</ul>'
  return '<p>' + bold(block) + '</p>'
}).join('')
const edits = {
  none: (html) => html, word: (html) => html.replace('founded', 'closed'), digit: (html) => html.replace('1987', '1978'),
  'look-alike': (html) => html.replace('Halden', 'H\\u0430lden'), hidden: (html) => html.replace('founded', '<span class="hide">founded</span>'),
  generated: (html) => html.replace('<b>1987</b>', '<b class="more">1987</b>'), replayed: (html) => '<p>Something that was said before.</p>',
}
const show = (text, edit) => {
  const article = document.createElement('div')
  article.className = 'font-claude-message'
  article.dataset.testid = 'ai-message'
  article.innerHTML = edits[edit](blocks(text)) + '<a class="chip" data-citation data-citationid="1">Source 1</a><button>Copy</button>'
  main.append(article)
}
const readEvent = (data) => { const event = JSON.parse(data); return event.event === 'appendText' ? event.text : (event.delta?.text ?? '') }
async function ask({ id, question, way, edit }) {
  let text = ''
  if (way === 'websocket') {
    await new Promise((resolve) => {
      const socket = new WebSocket('wss://' + location.host + '/c/api/chat?id=' + id + '&q=' + encodeURIComponent(question))
      socket.onmessage = ({ data }) => { text += readEvent(data); if (JSON.parse(data).event === 'done') resolve() }
      socket.onerror = resolve
    })
  } else {
    const answer = await fetch('/api/organizations/o/chat_conversations/c/completion', { method: 'POST', body: JSON.stringify({ id, question, way }) })
    text = (await answer.text()).split('\\n').filter((line) => line.startsWith('data: ')).map((line) => readEvent(line.slice(6))).join('')
  }
  show(text, edit)
  return text
}
let asked = 0
async function follow() {
  const todo = await (await fetch('/todo', { cache: 'no-store' })).json()
  if (todo !== null && todo.reload) return location.reload()
  if (todo !== null && todo.id > asked) {
    asked = todo.id
    fetch('https://stats.engine.example/?' + todo.id).catch(() => {})
    const text = await ask(todo)
    await fetch('/shown?about=' + todo.id, { method: 'POST', body: text })
  }
}
const start = async () => {
  await navigator.serviceWorker.register('/worker.js').catch(() => {})
  if (performance.getEntriesByType('navigation')[0].type === 'reload') {
    const { chat_messages } = await (await fetch('/api/organizations/o/chat_conversations/c?tree=True')).json()
    show(chat_messages.at(-1).content[0].text, 'none')
    await fetch('/shown?about=reload', { method: 'POST', body: 'reloaded ' + navigator.webdriver })
  } else await fetch('/shown?about=ready', { method: 'POST', body: 'ready ' + navigator.webdriver }).catch(() => {})
  for (;;) await follow().catch(() => {}).then(() => new Promise((resolve) => setTimeout(resolve, 100)))
}
start()
</script>`
