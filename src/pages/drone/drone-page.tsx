export default function Page() {
  return <h1 className="pt-40">drone/drone</h1>;
}
