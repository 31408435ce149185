export default function Page() {
  return <h1 className="pt-40">home/home</h1>;
}
