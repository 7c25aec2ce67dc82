import type { Engine } from '@veracite/terms/vocabulary'
import type { Conversation } from './conversation.ts'

/** A question and an answer that a person pasted. The text that is kept holds both, and says so. */
export function typedConversation(typed: { engine: Engine; question: string; answer: string }): Conversation {
  const { engine, question, answer } = typed
  return {
    key: '0',
    engine,
    format: 'typed',
    title: null,
    answers: [
      {
        key: '0',
        question: question.trim(),
        answer: answer.trim(),
        answeredAt: null,
        model: null,
        cited: [],
        retrieved: [],
        queries: [],
        notes: [],
      },
    ],
    notes: ['A person typed or pasted question and answer.'],
    kept: { text: JSON.stringify({ question, answer }), mediaType: 'application/json' },
    stripped: [],
  }
}
