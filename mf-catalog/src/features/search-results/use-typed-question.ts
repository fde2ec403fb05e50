import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { searchQuestion } from 'shared-contracts/search/search-question'
import { createTyped, seeAddress, toQuestion, write } from './typed-question'

/** The pause in typing before the address is updated, so that Back, reload and sharing keep the query. */
const SETTLED_MS = 400

/** Keeps the search field and the query in the address in sync. */
export function useTypedQuestion() {
  const [fields] = useSearchParams()
  const asked = searchQuestion(fields.get('q') ?? '')
  const [typed, setTyped] = useState(() => createTyped(asked))
  const navigate = useNavigate()
  const question = toQuestion(typed)
  if (typed.asked !== asked) setTyped(seeAddress(typed, asked))

  useEffect(() => {
    if (question === asked) return
    const timer = setTimeout(() => {
      setTyped((now) => write(now, question))
      const to = question ? paths.searchFor(question) : paths.search
      navigate(to, { replace: true, preventScrollReset: true })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [question, asked, navigate])

  return { text: typed.text, question, setText: (text: string) => setTyped((now) => ({ ...now, text })) }
}
