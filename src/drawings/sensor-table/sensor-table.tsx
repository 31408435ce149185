import { sensorColumns, sensors } from "../../content/products/drone-detection.ts";

/** A table on wide screens, stacked cards with the column names on narrow ones. */
export function SensorTable() {
  return (
    <table className="block w-full text-left md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="label text-second">
          <th scope="col" className="w-[calc(25%+var(--gutter)/4)] pb-3 font-normal">
            {sensorColumns.sensor}
          </th>
          <th scope="col" className="w-2/5 pb-3 font-normal">
            {sensorColumns.strength}
          </th>
          <th scope="col" className="pb-3 font-normal md:border-signal md:border-l-2 md:pl-6">
            {sensorColumns.limit}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {sensors.map(({ name, strength, limit }) => (
          <tr
            key={name}
            className="block border-rule border-t py-5 first:border-strong last:border-b md:table-row md:py-0"
          >
            <th
              scope="row"
              className="block pb-3 font-semibold text-title md:whitespace-nowrap md:table-cell md:py-6 md:pr-6 md:align-top"
            >
              {name}
            </th>
            <td className="block pb-3 md:table-cell md:py-6 md:pr-8 md:align-top">
              <span className="label block text-second md:hidden">{sensorColumns.strength}</span>
              {strength}
            </td>
            <td className="block md:table-cell md:border-signal md:border-l-2 md:py-6 md:pl-6 md:align-top">
              <span className="label block text-second md:hidden">{sensorColumns.limit}</span>
              {limit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
