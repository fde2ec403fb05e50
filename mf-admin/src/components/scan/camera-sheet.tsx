import { Alert } from 'design-system/alert/alert'
import { Dialog } from 'design-system/dialog/dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDetector } from './detector'
import styles from './scan.module.css'

const LOOKS_EVERY_MS = 200
/** The same code seen again within this time counts as one scan: nobody scans two packs that fast. */
const SAME_MS = 1500

interface Props {
  isOpen: boolean
  title: string
  onCode: (code: string) => void
  onClose: () => void
}

/** Shows the phone's camera until the person closes it. The video is neither stored nor sent. */
export function CameraSheet({ isOpen, title, onCode, onClose }: Props) {
  return (
    <Dialog open={isOpen} title={title} onClose={onClose}>
      {isOpen && <Camera onCode={onCode} />}
    </Dialog>
  )
}

function Camera({ onCode }: Pick<Props, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const handleCode = useEffectEvent(onCode)

  useEffect(() => {
    const shown = video.current
    const leaving = new AbortController()
    if (shown)
      watch(shown, handleCode, leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) setProblem(describeError(error))
      })
    return () => leaving.abort()
  }, [])

  return (
    <div className={styles.camera}>
      {problem ? (
        <Alert tone="bad">{problem}</Alert>
      ) : (
        <>
          <video ref={video} className={styles.picture} muted playsInline aria-label="Camera view" />
          <p>Hold the code about 15 cm from the camera.</p>
        </>
      )}
    </div>
  )
}

async function watch(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  leaving: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (leaving.aborted) return stop()
  leaving.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detect = await openDetector()
  let last = { code: '', at: 0 }
  while (!leaving.aborted) {
    const code = await detect(video)
    const isNew = code !== last.code || Date.now() - last.at > SAME_MS
    if (code !== undefined && !leaving.aborted) {
      last = { code, at: Date.now() }
      if (isNew) onCode(code)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS))
  }
}

function describeError(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'Camera access is blocked. Allow the camera, or type the number.'
  if (name === 'NotFoundError') return 'This device has no camera. Type the number instead.'
  return 'Couldn’t use the camera. Type the number instead.'
}
