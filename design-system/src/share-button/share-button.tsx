import { type ComponentType, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { TextButton } from '../text-link/text-link'
import type { ShareDialogProps } from './share-dialog'

/** Not among `icon/shapes`, since pages without a share button would load it with them. */
const shareShape =
  'M15 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.8 10.9l6.4-3.3M8.8 13.1l6.4 3.3'

interface ShareButtonProps {
  /** What is shared, as a message would name it. */
  title: string
  /** Where it is, under the page's own origin; without it, the page itself is shared. */
  path?: string
  children?: string
}

/** Shares a link: by the phone's own sheet where there is one, else by a dialog, which is fetched at the first press. */
export function ShareButton({ title, path, children }: ShareButtonProps) {
  const t = useText()
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>()
  const [url, setUrl] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState('')

  async function openDialog() {
    try {
      const { ShareDialog } = await import(/* webpackChunkName: "touched-share-dialog" */ './share-dialog')
      setDialog(() => ShareDialog)
      setIsOpen(true)
      setProblem('')
    } catch {
      setProblem('Sharing did not load. Please try again.')
    }
  }

  async function handleClick() {
    const { origin, pathname } = window.location
    const shared = { title, url: origin + (path ?? pathname) }
    setUrl(shared.url)
    if (!(await sharedByPhone(shared))) await openDialog()
  }

  return (
    <div className="with-script">
      <TextButton aria-haspopup="dialog" onClick={handleClick}>
        <Icon shape={shareShape} size={20} />
        <span>{children ?? t('Share')}</span>
      </TextButton>
      <span role="status" className="small">
        {problem && t(problem)}
      </span>
      {Dialog && <Dialog open={isOpen} title={title} url={url} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/**
 * Opens the sheet by which a phone shares. The sheets of other computers know few ways.
 * @returns whether it was opened; also when the shopper then chose none of its ways
 */
async function sharedByPhone(shared: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    // Anything else than a change of mind: a browser inside an app may have the sheet and not be allowed to open it.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
