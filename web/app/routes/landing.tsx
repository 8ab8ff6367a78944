export default function Landing() {
  return <h1 className="p-10 font-bold text-4xl">TomoGuide</h1>;
}
