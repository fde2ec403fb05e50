import { TEST_PHONE_START } from './choose-fault'
import { faults } from './fault-catalogue'

const phases = { payment: 'paying', call: 'a call of the shop', refund: 'a refund' }

export interface FaultRow {
  paise: string
  name: string
  when: string
  effect: string
  /** Absent where no UPI id chooses it. */
  upiName?: string
  phone?: string
}

/** The catalogue for people, in the order of its codes. */
export function faultRows(): FaultRow[] {
  return faults.map(({ code, name, effect, phase }) => {
    const digits = String(code).padStart(2, '0')
    return {
      paise: `.${digits}`,
      name,
      when: phases[phase],
      effect,
      upiName: phase === 'payment' ? name : undefined,
      phone: phase === 'refund' ? undefined : `${TEST_PHONE_START}${digits}`,
    }
  })
}
