import * as contract from '@veracite/contract/registers/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountRegisters(mount: Mount, { registers }: Pick<Services['admin'], 'registers'>): void {
  mount(contract.listRegisters, async () => ({ status: 200, body: registers.list() }))
  mount(contract.lookUpRegister, async ({ params, body, caller, request }) => ({
    status: 200,
    body: await registers.lookUp(
      params.brandId,
      { register: body.register, id: body.id ?? null, name: body.name ?? null, by: caller },
      request.signal,
    ),
  }))
}
