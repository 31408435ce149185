export default function Page() {
  return <h1 className="pt-40">product/anti-drone</h1>;
}
