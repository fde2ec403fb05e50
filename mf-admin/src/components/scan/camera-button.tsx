import { Button } from 'design-system/button/button'
import { useState } from 'react'
import { CameraSheet } from './camera-sheet'

interface Props {
  label: string
  onCode: (code: string) => void
  /** True if the camera closes after one code. */
  isForOne?: boolean
}

/** Opens the camera, if the browser lets pages use it. The camera code is loaded on first use. */
export function CameraButton({ label, onCode, isForOne }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (!navigator.mediaDevices) return null

  function handleCode(code: string) {
    if (isForOne) setIsOpen(false)
    onCode(code)
  }

  return (
    <>
      <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <CameraSheet isOpen={isOpen} title={label} onCode={handleCode} onClose={() => setIsOpen(false)} />
    </>
  )
}
