import { productTemplate } from "../../content/products/template.ts";
import type { Users as UsersCopy } from "../../content/types.ts";

interface UsersProps {
  readonly users: UsersCopy;
  readonly className?: string;
}

/** Who works with it; and, where the law reserves it, for whom. */
export function Users({ users, className = "" }: UsersProps) {
  return (
    <aside className={`border-strong border-t pt-3 text-small ${className}`}>
      <h2 className="font-semibold">{productTemplate.users}</h2>
      <p className="mt-1">{users.text}</p>
      {users.reserved && <p className="mt-1 font-semibold">{users.reserved}</p>}
    </aside>
  );
}
