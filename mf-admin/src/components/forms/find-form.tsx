import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import type { ReactNode } from 'react'
import styles from './find-form.module.css'

export function FindForm({ onFind, children }: { onFind: () => void; children: ReactNode }) {
  return (
    <Form role="search" onSubmit={onFind}>
      <div className={styles.row}>
        {children}
        <Button type="submit" variant="line">
          Search
        </Button>
      </div>
    </Form>
  )
}
